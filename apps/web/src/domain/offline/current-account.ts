let current: string | undefined;

/** ID of the user whose offline data is read and written; undefined until someone is signed in. */
export const account = {
  read: (): string | undefined => current,
  set: (id: string | undefined): void => {
    current = id;
  },
};
