import { createContext, useContext } from "react";

/** Turns a console path into an address: absolute if the page has another origin. */
type AddressOf = (path: string) => string;

/** Wraps everything that shows the console's pictures or links to its files. */
export const AddressContext = createContext<AddressOf>((path) => path);

/** The function that makes addresses for the DOM. */
export const useAddress = (): AddressOf => useContext(AddressContext);

/**
 * The server requires a referrer from a host's page before it sends personal data; the page's own policy may
 * suppress it.
 */
const referrerPolicy = "strict-origin-when-cross-origin";

/** Returns the `<img>` attributes for a picture served by the console. */
export const useImageSource = () => {
  const address = useAddress();
  return (path: string) => ({ src: address(path), referrerPolicy }) as const;
};

/** Returns the link attributes for downloading a file from the console. */
export const useDownload = () => {
  const address = useAddress();
  return (path: string) => {
    const href = address(path);
    // Browsers ignore `download` for other origins: an error response would replace the host's page.
    return {
      href,
      download: true,
      referrerPolicy,
      ...(href !== path && { target: "_blank" }),
    } as const;
  };
};
