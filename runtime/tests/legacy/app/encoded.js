window.encoded = { mount: ({ container }) => container.append("¿ØÖÆÌ¨") };
