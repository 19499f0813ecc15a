window.addedPart = "added " + document.currentScript.src.split("/").slice(-3).join("/");
