/** Stub of the Firebase products that reactfire imports and this site does not use; it saves 160 kB. */
const unused = (): never => {
  throw new Error('This Firebase product is not part of the website.');
};

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onSnapshot,
  unused as onValue,
  unused as queryEqual,
  unused as ref,
};
