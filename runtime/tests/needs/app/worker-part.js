self.part = "with its part";
