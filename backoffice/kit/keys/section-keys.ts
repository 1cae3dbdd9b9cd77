/** A section that is opened by two keys: `g`, then its own. Keys are identified by their position on the keyboard. */
export interface SectionKey {
  /** A key code such as `KeyO`. */
  code: string;
  label: string;
  path: string;
}

const state: { keys: readonly SectionKey[] } = { keys: [] };

/** Sets the keys of the sections that the user may open; used by the frame, and listed in the sheet of shortcuts. */
export const setSectionKeys = (keys: readonly SectionKey[]): void => {
  state.keys = keys;
};

export const sectionKeys = (): readonly SectionKey[] => state.keys;
