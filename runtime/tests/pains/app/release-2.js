export const mount = ({ container }) => container.append("release 2");
