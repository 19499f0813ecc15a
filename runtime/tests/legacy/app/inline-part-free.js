// Runs, and sets no lifecycles.
