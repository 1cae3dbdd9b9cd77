import { callApi } from '#client/call-api.ts';

const fetchWords = async () => {
  const { stoneKinds, shapes } = await callApi('GET /api/v1/dictionary', {});
  return { stoneKinds, shapes };
};
/** The names of kinds and shapes of stones. */
export type StoneWords = Awaited<ReturnType<typeof fetchWords>>;

const state: { loading: Promise<StoneWords> | null } = { loading: null };

/** Kinds and shapes of stones with the shop's names; loaded once per page load. */
export function loadStoneWords(): Promise<StoneWords> {
  state.loading ??= fetchWords().catch((error: unknown) => {
    state.loading = null;
    throw error;
  });
  return state.loading;
}
