export const mount = ({ container }) => container.append("damaged");
