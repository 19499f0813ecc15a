throw new Error("no library here");
