"""Tables in the browser: HTTP, WebSocket, pages. What is shown is drawn elsewhere; what is legal is known elsewhere."""
