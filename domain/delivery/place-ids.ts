// The API identifies regions and districts by their SOATO numbers (the state's classifier): four digits for a region, seven for a
// district, which begin with those of its region. The database stores the digits as text: `regions.soato`, `districts.id`.

/** Converts the digits stored in the database to the number of a place. */
export function placeIdOf(soato: string): number {
  return Number(soato);
}

/** Converts the number of a place to the digits stored in the database. */
export function soatoOf(placeId: number): string {
  return String(placeId);
}

/** Returns the region of a district number, whether or not the district exists. */
export function regionIdOf(districtId: number): number {
  return Math.floor(districtId / 1000);
}
