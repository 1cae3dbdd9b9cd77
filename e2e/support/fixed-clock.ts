// Loaded before a shop (NODE_OPTIONS=--import): its clock begins at SHOP_STARTS_AT and runs on from there. The
// database's clock is not changed.
const RealDate = Date;
const shift = RealDate.parse(process.env['SHOP_STARTS_AT'] ?? '') - RealDate.now();
const now = (): number => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget): object =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object, // of any class
  get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
});
