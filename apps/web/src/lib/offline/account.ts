let current: string | undefined;

/** Whose things are kept and read on this device now; undefined before somebody is signed in. */
export const account = {
  read: (): string | undefined => current,
  set: (id: string | undefined): void => {
    current = id;
  },
};
