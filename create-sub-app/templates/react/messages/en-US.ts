export default {
  "notes.title": "Notes",
  "notes.add": "New note",
  "notes.search": "Search by title",
  "notes.none": "No notes yet.",
  "notes.noneFound": "No matching notes.",
  "note.title": "Title",
  "note.text": "Text",
  "note.save": "Save",
  "note.saved": "“{title}” saved",
  "required.title": "Enter a title",
};
