window.addresses = { mount() {} };
