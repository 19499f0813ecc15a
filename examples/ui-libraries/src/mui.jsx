import {
  Button,
  createTheme,
  Dialog,
  DialogActions,
  DialogTitle,
  MenuItem,
  TextField,
  ThemeProvider,
} from "@mui/material";
import { useState } from "react";
import { shown } from "./shown.jsx";

const theme = createTheme({ palette: { primary: { main: "#722ed1" } } });

const App = () => {
  const [open, setOpen] = useState(false);
  return (
    <ThemeProvider theme={theme}>
      <h1>MUI 9</h1>
      <TextField select id="choose" label="Choose" defaultValue="First" sx={{ width: 200 }}>
        {["First", "Second"].map((label) => (
          <MenuItem key={label} value={label}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="own-dialog">
        <DialogTitle id="own-dialog">Own dialog</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
};

export const { bootstrap, mount, unmount } = shown(App);
