export default "the page's";
