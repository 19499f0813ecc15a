// shared.js
var greeting = "Weather";
export { greeting as t };
