/** A room that two letters open: `g`, then its own. Letters go by their place on the keyboard. */
export interface RoomKey {
  /** Such as `KeyO`. */
  code: string;
  label: string;
  path: string;
}

const state: { keys: readonly RoomKey[] } = { keys: [] };

/** Those of the rooms that the person may open; the frame says them, and the sheet of keys names them. */
export const setRoomKeys = (keys: readonly RoomKey[]): void => {
  state.keys = keys;
};

export const roomKeys = (): readonly RoomKey[] => state.keys;
