// The browser alone knows the address: a proxy may stand before the server.
document.getElementById('club').textContent = window.location.origin;
