/** In place of a figure: that there is none, or that it's still being read. */
export const noFigure = (isRead: boolean) => (isRead ? "–" : <span className="finance-blank" />);
