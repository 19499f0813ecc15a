export const mount = (host) => (host.container.innerHTML = "<p></p><em></em><b></b>");
