/** A section that is opened by two keys: `g`, then its own. Keys are identified by their position on the keyboard. */
export interface RoomKey {
  /** A key code such as `KeyO`. */
  code: string;
  label: string;
  path: string;
}

const state: { keys: readonly RoomKey[] } = { keys: [] };

/** Sets the keys of the sections that the user may open; used by the frame, and listed in the sheet of shortcuts. */
export const setRoomKeys = (keys: readonly RoomKey[]): void => {
  state.keys = keys;
};

export const roomKeys = (): readonly RoomKey[] => state.keys;
