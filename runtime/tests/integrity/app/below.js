window.fixtureTampered = true;
