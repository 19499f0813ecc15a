window.inlinePartFree = true; // Sets no lifecycles.
