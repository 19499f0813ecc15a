import { createContext, useContext } from "react";

/** Makes a path at the console an address: absolute where the page belongs to another origin. */
type AddressOf = (path: string) => string;

/** Around everything that shows pictures or links to files of the console. */
export const AddressContext = createContext<AddressOf>((path) => path);

/** The function for addresses that go into the DOM: pictures, downloads, links to a new tab. */
export const useAddress = (): AddressOf => useContext(AddressContext);
