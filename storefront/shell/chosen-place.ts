/** The values of a form's selects: ids as text, empty = not chosen. */
interface ChosenTexts {
  regionId: string;
  districtId: string;
}

/** The chosen place as the API takes it. The district determines the region, whatever the other select contains; 0 = not chosen. */
export function chosenPlace(
  { regionId, districtId }: ChosenTexts,
  districts: readonly { id: number; regionId: number }[],
): { regionId: number; districtId: number } {
  const id = Number(districtId) || 0;
  const district = districts.find((one) => one.id === id);
  return { regionId: district?.regionId ?? (Number(regionId) || 0), districtId: id };
}
