import { expect, it } from 'vitest';
import { chosenPlace } from './chosen-place.ts';

const districts = [{ id: 1_726_269, regionId: 1726 }];

it.each([
  ['', '1726269', { regionId: 1726, districtId: 1_726_269 }],
  ['1718', '1726269', { regionId: 1726, districtId: 1_726_269 }],
  ['1718', '', { regionId: 1718, districtId: 0 }],
  ['1718', '1718401', { regionId: 1718, districtId: 1_718_401 }],
  // the values of older forms, before ids were numbers
  ['samarkand', '1726269', { regionId: 1726, districtId: 1_726_269 }],
  ['samarkand', 'urgut', { regionId: 0, districtId: 0 }],
])('region %j and district %j give %j', (regionId, districtId, chosen) => {
  expect(chosenPlace({ regionId, districtId }, districts)).toEqual(chosen);
});
