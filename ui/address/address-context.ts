import { createContext, useContext } from "react";

/** Makes a path at the console an address: absolute where the page belongs to another origin. */
type AddressOf = (path: string) => string;

/** Around everything that shows pictures or links to files of the console. */
export const AddressContext = createContext<AddressOf>((path) => path);

/** The function for addresses that go into the DOM. */
export const useAddress = (): AddressOf => useContext(AddressContext);

/** What a host's page must say of itself for the server to send personal data; its own policy may hide it. */
const referrerPolicy = "strict-origin-when-cross-origin";

/** Returns the attributes of an `<img>` of a picture at the console. */
export const useImageSource = () => {
  const address = useAddress();
  return (path: string) => ({ src: address(path), referrerPolicy }) as const;
};

/** Returns the attributes of a link that downloads a file of the console. */
export const useDownload = () => {
  const address = useAddress();
  return (path: string) => {
    const href = address(path);
    // Browsers ignore `download` for other origins: an error would replace the host's page.
    return {
      href,
      download: true,
      referrerPolicy,
      ...(href !== path && { target: "_blank" }),
    } as const;
  };
};
