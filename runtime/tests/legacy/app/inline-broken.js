throw new Error("broken below");
