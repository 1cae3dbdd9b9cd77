// Regions and districts of the API go by their SOATO numbers (the state's list): four digits of a region, seven of a district, which begin
// with those of its region. The database stores the digits as text: `regions.soato`, `districts.id`.

/** The number of a place, from its digits as the database stores them. */
export function placeIdOf(soato: string): number {
  return Number(soato);
}

/** A place's digits, as the database stores them. */
export function soatoOf(placeId: number): string {
  return String(placeId);
}

/** The region in which a district lies, whether there is such a district or not. */
export function regionIdOf(districtId: number): number {
  return Math.floor(districtId / 1000);
}
