window.inlineLog.push("file");
