/** What is chosen in a form's lists: ids as text, empty = not chosen. */
interface ChosenTexts {
  regionId: string;
  districtId: string;
}

/** What was chosen, as the API takes it. The district decides the region, whatever the other list says; 0 = not chosen. */
export function chosenPlace(
  { regionId, districtId }: ChosenTexts,
  districts: readonly { id: number; regionId: number }[],
): { regionId: number; districtId: number } {
  const id = Number(districtId) || 0;
  const district = districts.find((one) => one.id === id);
  return { regionId: district?.regionId ?? (Number(regionId) || 0), districtId: id };
}
