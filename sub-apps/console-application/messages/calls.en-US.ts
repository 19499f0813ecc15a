/** What each public API operation does, by operation ID. */
export default {
  "call.api.image.list": "Lists the images of a library, newest first.",
  "call.api.image.upload": "Adds a JPEG, PNG or WebP image, sent as the part “file”.",
  "call.api.image.get": "Returns the details of an image.",
  "call.api.image.content": "Returns the image, upright and without metadata.",
  "call.api.image.delete": "Permanently deletes an image.",
  "call.api.key.get": "Returns the key and the client app’s remaining limits. Free of charge.",
  "call.api.faceCollection.list":
    "Lists the face collections whose libraries the client app can all access, by name.",
  "call.api.objectCollection.list":
    "Lists the object collections whose libraries the client app can all access, by name.",
  "call.api.library.list": "Lists the client app’s libraries, by name.",
  "call.api.library.get": "Returns a library.",
  "call.api.library.create":
    "Creates a library that the client app can access, in the client app’s environment.",
  "call.api.image.compare":
    "Compares the largest face of an image that you send with the faces of a stored image. The sent image isn’t kept.",
  "call.api.faceCollection.search":
    "Searches a face collection for the largest face of an image that you send. The sent image isn’t kept.",
  "call.api.objectCollection.objects":
    "Lists an object collection’s images that show objects with the given labels, most certain first.",
  "call.api.objectCollection.search":
    "Searches an object collection for objects that look like an image that you send. The sent image isn’t kept.",
  "call.api.usage.list": "Returns the client app’s calls by day (UTC) and operation, newest first.",
};
