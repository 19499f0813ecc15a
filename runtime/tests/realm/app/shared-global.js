window.other = {};
