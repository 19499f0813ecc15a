export const mount = ({ container }) => container.append("other");
