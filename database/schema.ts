// Generated from the migrated database by npm run db:types. Do not edit.
import type { ColumnType } from 'kysely';

/** Filled by the database when an insert leaves it out. */
export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

/** A text in the three languages of the shop. */
export interface LocalizedText {
  uz: string;
  ru: string;
  en: string;
}

/** Read as unknown: parse before use. Written as JSON text, because pg would make a PostgreSQL array of a list. */
export type Json = ColumnType<unknown, string, string>;
/** A day as YYYY-MM-DD. */
export type Day = string;
export type Instant = ColumnType<Date, Date | string, Date | string>;

export interface AddressesTable {
  id: Generated<number>;
  user_id: number;
  region_id: string;
  district_id: string;
  street: string;
  house: Generated<string>;
  apartment: Generated<string>;
  entrance: Generated<string>;
  floor: Generated<string>;
  landmark: Generated<string>;
  recipient_name: Generated<string>;
  recipient_phone: string | null;
  comment: Generated<string>;
  is_default: Generated<boolean>;
  created_at: Generated<Instant>;
}

export interface ApiKeysTable {
  id: Generated<number>;
  staff_id: number;
  name: string;
  prefix: string;
  hash: Buffer;
  scopes: string[];
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  used_ip: string | null;
  revoked_at: Instant | null;
  revoked_by: number | null;
}

export interface ApprovalsTable {
  id: Generated<number>;
  kind: 'RATE' | 'FORMULA' | 'PRICE' | 'REDUCTION' | 'REFUND' | 'WRITE_OFF' | 'LOST' | 'OLD_GOLD' | 'ERASE' | 'ROLE' | 'DISCOUNT';
  approval_state: Generated<'WAITING' | 'APPROVED' | 'REFUSED' | 'OVER'>;
  payload: Json;
  payload_hash: Buffer;
  effect: Json;
  resource: string;
  record_id: string;
  reason: string;
  requested_by: number;
  requested_at: Instant;
  decided_by: number | null;
  decided_at: Instant | null;
  is_sole: Generated<boolean>;
  refused_because: string | null;
  done_at: Instant | null;
}

export interface AttachmentsTable {
  id: Generated<number>;
  key: string;
  kind: 'IMAGE' | 'VIDEO';
  alt: LocalizedText;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  focal_x: number | null;
  focal_y: number | null;
  is_model_photo: Generated<boolean>;
  is_in_scale: Generated<boolean>;
  version: Generated<number>;
  address: ColumnType<string, never, never>;
}

export interface AuditBlocksTable {
  id: Generated<number>;
  previous_hash: Buffer | null;
  hash: Buffer;
  entries: number;
  oldest_open: string;
  cluster: number;
  sealed_at: Generated<Instant>;
}

export interface AuditChangesTable {
  id: Generated<number>;
  entry_id: number;
  table_name: string;
  record_id: string;
  op: 'INSERT' | 'UPDATE' | 'DELETE';
  before: Json | null;
  after: Json | null;
}

export interface AuditEntriesTable {
  id: Generated<number>;
  at: Generated<Instant>;
  transaction_id: Generated<string>;
  staff_id: number | null;
  action: string;
  resource: string;
  record_id: string | null;
  reason: string | null;
  ip: string | null;
  device: string | null;
  request_id: string | null;
  key_id: number | null;
}

export interface AuditSealedTable {
  entry_id: number;
  block_id: number;
  hash: Buffer;
}

export interface AuditVerificationsTable {
  id: Generated<number>;
  verified_at: Instant | null;
  head: Buffer | null;
  is_whole: boolean | null;
  requested_by: number | null;
  requested_at: Instant | null;
  intact_to: number | null;
  breaks: Generated<Json>;
}

export interface BannerPicturesTable {
  banner_id: number;
  from_width: number;
  attachment_id: number;
}

export interface BannersTable {
  id: Generated<number>;
  placement: 'HOME_HERO' | 'HOME_STRIP' | 'CATALOG' | 'CART' | 'SUCCESS';
  title: LocalizedText;
  body: LocalizedText;
  alt: LocalizedText;
  image_id: number | null;
  wide_image_id: number | null;
  video_id: number | null;
  link: string;
  item_id: number | null;
  active_from: Instant | null;
  active_to: Instant | null;
  position: number;
  version: Generated<number>;
  banner_state: Generated<'DRAFT' | 'ACTIVE'>;
  updated_at: Generated<Instant>;
}

export interface BulkSelectionsTable {
  token_hash: Buffer;
  staff_id: number;
  action: string;
  parameters: Json;
  ids: number[];
  versions: number[];
  expires_at: Instant;
  job_id: string | null;
}

export interface BusinessesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  stir: string;
  contract: string;
  business_state: Generated<'WAITING' | 'APPROVED' | 'SUSPENDED'>;
  decided_by: number | null;
  decided_at: Instant | null;
  version: Generated<number>;
  created_at: Instant;
}

export interface CalendarDaysTable {
  day: Day;
  works: boolean;
  reason: string;
  version: Generated<number>;
}

export interface CallbacksTable {
  id: Generated<number>;
  callback_state: Generated<'NEW' | 'CALLED' | 'CLOSED'>;
  phone: string;
  name: string;
  subject: 'GENERAL' | 'PRODUCT' | 'ORDER' | 'FACTORY_VISIT' | 'BUSINESS';
  product_id: number | null;
  item_id: number | null;
  order_number: string | null;
  best_time: 'ANY' | 'MORNING' | 'AFTERNOON' | 'EVENING';
  comment: Generated<string>;
  language: 'uz' | 'ru' | 'en';
  user_id: number | null;
  created_at: Instant;
  moved_at: Instant;
  requester: Buffer | null;
  version: Generated<number>;
  tries: Generated<number>;
  due_at: Generated<Instant>;
}

export interface CardsTable {
  id: Generated<number>;
  user_id: number;
  provider: string;
  token_sealed: Buffer;
  token_hmac: Buffer;
  masked_pan: string;
  expiry: string;
  brand: 'HUMO' | 'UZCARD' | 'VISA' | 'MASTERCARD';
  is_default: Generated<boolean>;
  created_at: Generated<Instant>;
  verified_at: Instant | null;
  code_tries: Generated<number>;
}

export interface CartLinesTable {
  cart_id: string;
  line_key: string;
  product_id: number;
  item_id: number | null;
  quantity: number;
  price_seen_som: number;
  added_at: Generated<Instant>;
  variant: Generated<string>;
  engraving_text: string | null;
  engraving_lettering: 'CLASSIC' | 'ITALIC' | 'PLAIN' | null;
  gift_ribbon: 'SHAHTUT' | 'IVORY' | 'NONE' | null;
  gift_card: string | null;
  gift_hides_price: boolean | null;
}

export interface CartsTable {
  id: Generated<string>;
  token_hash: Buffer | null;
  created_at: Generated<Instant>;
  seen_at: Generated<Instant>;
  user_id: number | null;
  proven_phone: string | null;
  phone_proven_at: Instant | null;
  promo_code_id: number | null;
}

export interface CashDaysTable {
  id: Generated<number>;
  store_id: number;
  opening_som: number;
  opened_by: number;
  opened_at: Instant;
  counted_som: number | null;
  expected_som: number | null;
  counted_by: number | null;
  counted_at: Instant | null;
  reason: string | null;
  closed_at: Instant | null;
  confirmed_by: number | null;
  confirmed_at: Instant | null;
}

export interface CashMovementsTable {
  id: Generated<number>;
  cash_day_id: number;
  at: Instant;
  kind: 'SALE' | 'RETURN' | 'DEPOSIT' | 'PAYOUT' | 'GOLD';
  amount_som: number;
  order_id: number | null;
  staff_id: number | null;
  reason: string | null;
  gold_intake_id: number | null;
}

export interface CatalogChangesTable {
  product_id: number;
  transaction_id: Generated<string>;
  changed_at: Generated<Instant>;
  change_kind: Generated<'STOCK' | 'PRICE' | 'CONTENT'>;
}

export interface CategoriesTable {
  id: Generated<number>;
  parent_id: number | null;
  name: LocalizedText;
  description: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  background_image_id: number | null;
  image_id: number | null;
  icon_id: number | null;
  position: number;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

export interface CertificateMissesTable {
  typed: string;
  reason: 'FORM' | 'CHECK' | 'UNKNOWN';
  tries: Generated<number>;
  first_at: Instant;
  last_at: Instant;
}

export interface CertificatesTable {
  id: string;
  item_id: number;
  certificate_state: Generated<'VALID' | 'REPLACED' | 'WITHDRAWN'>;
  replaced_by: string | null;
  laboratory: string;
  report_number: string | null;
  issued_on: Day;
  note: string | null;
  subject: Generated<Json>;
  attachment_id: number | null;
  check_url: string | null;
}

export interface CodeChallengesTable {
  purpose: 'LOGIN' | 'REGISTER_EMAIL' | 'RESET_PASSWORD' | 'CHANGE_PHONE' | 'CHANGE_EMAIL' | 'CHECKOUT' | 'PROVE_PHONE' | 'PROVE_EMAIL';
  destination: string;
  requester: Buffer;
  network: Buffer;
  code_hmac: Buffer;
  sent_at: Instant;
  expires_at: Instant;
  attempts: Generated<number>;
  network_attempts: Generated<number>;
  pending: Json | null;
}

export interface CollectionPicturesTable {
  collection_id: number;
  attachment_id: number;
  position: number;
}

export interface CollectionProductsTable {
  collection_id: number;
  product_id: number;
  position: number;
}

export interface CollectionsTable {
  id: Generated<number>;
  name: LocalizedText;
  description: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  cover_id: number | null;
  position: number;
  story: LocalizedText | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  models_version: Generated<number>;
  collection_state: Generated<'DRAFT' | 'ACTIVE'>;
}

export interface ConsentsTable {
  user_id: number;
  topic: 'NEWS' | 'REMINDERS';
  channel: 'SMS' | 'EMAIL';
  given_at: Generated<Instant>;
}

export interface ContentDraftsTable {
  kind: 'PAGE' | 'MOMENT' | 'BANNER' | 'COLLECTION';
  record_id: string;
  body: Json;
  base_version: number;
  publish_at: Instant | null;
  staff_id: number;
  updated_at: Instant;
  version: Generated<number>;
  base_alts: Json | null;
  held_at: Instant | null;
}

export interface ContentVersionsTable {
  id: Generated<number>;
  kind: 'PAGE' | 'MOMENT' | 'BANNER' | 'COLLECTION';
  record_id: string;
  body: Json;
  staff_id: number | null;
  published_at: Instant;
}

export interface CounterSalesTable {
  id: Generated<number>;
  store_id: number;
  staff_id: number;
  sale_state: Generated<'OPEN' | 'DONE' | 'DROPPED'>;
  buyer_phone: string | null;
  promo_code_id: number | null;
  discount_percent: number | null;
  discount_reason: string | null;
  order_id: number | null;
  receipt_terminal: string | null;
  receipt_number: string | null;
  created_at: Instant;
  ended_at: Instant | null;
  discount_approval_id: number | null;
}

export interface CustomerTotalsTable {
  user_id: number;
  orders: Generated<number>;
  total_som: Generated<number>;
  last_order_at: Instant | null;
  sizes: Generated<number[]>;
  created_at: Instant;
  channels: Generated<string[]>;
}

export interface DeliveryTariffsTable {
  id: Generated<number>;
  region_id: string;
  district_id: string | null;
  cost_som: number | null;
  free_from_som: number | null;
  min_days: number | null;
  max_days: number | null;
  zone: string | null;
  version: Generated<number>;
}

export interface DeliveryZonesTable {
  zone: string;
  cost_som: number;
  free_from_som: number;
  min_days: number;
  max_days: number;
  version: Generated<number>;
}

export interface DistrictsTable {
  id: string;
  region_id: string;
  name: LocalizedText;
  is_center: Generated<boolean>;
  position: number;
  region_soato: ColumnType<string, never, never>;
}

export interface FavoritesTable {
  user_id: number;
  product_id: number;
  added_at: Generated<Instant>;
  price_seen_som: number | null;
}

export interface GoldIntakesTable {
  id: Generated<number>;
  store_id: number;
  staff_id: number;
  intake_state: 'WAITING' | 'READY' | 'PAID' | 'DROPPED';
  description: string;
  metal: string;
  probe: number;
  gross_mg: number;
  net_mg: number;
  rate_id: number;
  rate_som: number;
  amount_som: number;
  person_sealed: Buffer | null;
  approval_id: number | null;
  created_at: Instant;
  ended_at: Instant | null;
  ended_by: number | null;
  tendered_som: number | null;
  cash_som: number | null;
  order_id: number | null;
}

export interface GoldRatesTable {
  id: Generated<number>;
  metal: string;
  rate_som: number;
  set_by: number;
  set_at: Instant;
}

export interface HoldItemsTable {
  item_id: number;
  hold_id: number;
  price_som: number | null;
}

export interface HoldStartsTable {
  cart_id: string;
  started_at: Generated<Instant>;
  phone: string | null;
  network: Buffer | null;
  ordered: Generated<boolean>;
}

export interface HoldSubjectsTable {
  subject: Buffer;
  hold_id: number;
}

export interface HoldsTable {
  id: Generated<number>;
  cart_id: string | null;
  order_id: number | null;
  created_at: Generated<Instant>;
  expires_at: Instant | null;
  extended: Generated<boolean>;
  counter_sale_id: number | null;
  set_aside_id: number | null;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: Buffer;
  response_status: number | null;
  response_body: Json | null;
  created_at: Generated<Instant>;
}

export interface ImportFilesTable {
  import_id: number;
  content: Buffer;
}

export interface ImportMappingsTable {
  id: Generated<number>;
  name: string;
  body: string;
  changed_by: number | null;
  changed_at: Instant;
  version: Generated<number>;
}

export interface ImportPreviewsTable {
  id: Generated<number>;
  run_id: number;
  line: number;
  serial_number: string;
  changes: Json;
}

export interface ImportProblemsTable {
  id: Generated<number>;
  run_id: number;
  line: number;
  field: string;
  value: string;
  code: string;
  detail: string | null;
}

export interface ImportRunsTable {
  id: Generated<number>;
  file_name: string;
  file_hash: string;
  mapping_hash: string;
  started_at: Instant;
  moved_at: Instant;
  finished_at: Instant | null;
  position: Generated<number>;
  new_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  refused_count: Generated<number>;
  is_dry: Generated<boolean>;
}

export interface ImportsTable {
  id: Generated<number>;
  file_name: string;
  bytes: number;
  columns: Json;
  import_state: Generated<'NEW' | 'TRYING' | 'TRIED' | 'RUNNING' | 'STOPPED' | 'DONE' | 'FAILED'>;
  mapping: string | null;
  tried: Json | null;
  run_id: number | null;
  percent: Generated<number>;
  cancel_at: Instant | null;
  failure: string | null;
  uploaded_by: number;
  uploaded_at: Instant;
  moved_at: Instant;
}

export interface ItemAttachmentsTable {
  item_id: number;
  attachment_id: number;
  order_number: number;
}

export interface ItemParamsTable {
  item_id: number;
  param_id: number;
  value: string;
  param_value: LocalizedText | null;
}

export interface LedgerEntriesTable {
  id: Generated<number>;
  order_id: number;
  payment_id: number;
  refund_id: number | null;
  amount_som: number;
  at: Instant;
}

export interface LimitEventsTable {
  subject: Buffer;
  at: Instant;
}

export interface MeasuredEventsTable {
  day: Day;
  id: string;
  at: Instant;
  received_at: Generated<Instant>;
  name: string;
  session_id: string;
  language: 'uz' | 'ru' | 'en';
  page_type: string;
  path: string | null;
  context: Json;
  extra: Json;
  items: Json;
  network: Buffer | null;
}

export interface MeasuredNetworksTable {
  day: Day;
  network: Buffer;
  events: number;
}

export interface MeasuredOrdersTable {
  order_id: number;
  session_id: string;
}

export interface MetalRatesTable {
  id: Generated<number>;
  metal: string;
  ref_som: number;
  effective_at: Instant;
  applied_at: Instant | null;
  set_by: number | null;
  approval_id: number | null;
}

export interface MetalsTable {
  code: string;
  name: LocalizedText;
  precious_metal: string;
  position: number;
  version: Generated<number>;
  is_hidden: Generated<boolean>;
  colors: Generated<string[]>;
}

export interface ModelFiguresTable {
  product_id: number;
  views: Generated<number>;
  sold: Generated<number>;
}

export interface MomentProductsTable {
  moment_id: number;
  product_id: number;
  position: number;
}

export interface MomentsTable {
  id: Generated<number>;
  slug: string;
  moment_state: Generated<'DRAFT' | 'ACTIVE'>;
  title: LocalizedText;
  lead: LocalizedText;
  scenes: Generated<Json>;
  practical: LocalizedText;
  cover_id: number | null;
  category_id: number | null;
  position: number;
  practical_text: LocalizedText | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  archive_at: Instant | null;
}

export interface MutedContactsTable {
  contact_hmac: Buffer;
  muted_at: Instant;
}

export interface OccasionsTable {
  code: string;
  name: LocalizedText;
  position: number;
  menu_position: number | null;
  version: Generated<number>;
  is_hidden: Generated<boolean>;
}

export interface OldSlugsTable {
  kind: 'CATEGORY' | 'COLLECTION' | 'MOMENT' | 'PAGE';
  slug: string;
  thing_id: number | null;
}

export interface OneTimeCodesTable {
  purpose: 'LOGIN' | 'REGISTER_EMAIL' | 'RESET_PASSWORD' | 'CHANGE_PHONE' | 'CHANGE_EMAIL' | 'CHECKOUT';
  destination: string;
  code_hmac: Buffer;
  sent_at: Instant;
  expires_at: Instant;
  attempts: Generated<number>;
  pending: Json | null;
}

export interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  at: Generated<Instant>;
  actor: string;
  from_state: string | null;
  to_state: string;
  reason: string | null;
  kind: Generated<'MOVED' | 'PAYMENT_FAILED' | 'REFUNDED' | 'PIECES_RETURNED' | 'NOT_COLLECTED' | 'NEW_CODE' | 'DISCREPANCY_CLOSED' | 'REFUND_REQUESTED' | 'RECEIVING_CHANGED' | 'CONTACT_CHANGED' | 'PIECES_CHANGED' | 'PAY_LINK'>;
  amount_som: number | null;
}

export interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  item_id: number;
  unit_price_som: number;
  snapshot: Json;
  position: number;
  released_at: Instant | null;
  engraving_text: string | null;
  engraving_lettering: 'CLASSIC' | 'ITALIC' | 'PLAIN' | null;
  engraving_price_som: Generated<number>;
  gift_ribbon: 'SHAHTUT' | 'IVORY' | 'NONE' | null;
  gift_card: string | null;
  gift_hides_price: boolean | null;
  gift_price_som: Generated<number>;
  discount_som: Generated<number>;
  vat_percent: Generated<number>;
  returned_event_id: number | null;
  ikpu: string | null;
  package_code: string | null;
  manual_discount_som: Generated<number>;
}

export interface OrderMessagesTable {
  id: Generated<number>;
  event_id: number;
  channel: 'SMS' | 'EMAIL';
  message: 'PLACED' | 'PLACED_BY_PHONE' | 'PAID' | 'PAYMENT_FAILED' | 'EXPIRED' | 'SHIPPED' | 'READY_FOR_PICKUP' | 'NOT_COLLECTED' | 'DELIVERED' | 'CANCELLED' | 'RETURNED' | 'PIECES_RETURNED' | 'REFUNDED' | 'RECEIVING_CHANGED' | 'PIECES_CHANGED';
  message_state: Generated<'WAITING' | 'SENT' | 'DROPPED'>;
  dropped_because: 'OUTDATED' | 'NO_GATEWAY' | 'REFUSED' | 'GAVE_UP' | 'UNPROVEN' | 'REPEATED' | 'LIMITED' | null;
  due_at: Instant;
  claimed_until: Instant | null;
  tries: Generated<number>;
  settled_at: Instant | null;
  created_at: Generated<Instant>;
  list_place: ColumnType<number | null, never, never>;
  pay_link_of: number | null;
}

export interface OrdersTable {
  id: Generated<number>;
  number: string;
  cart_id: string | null;
  order_state: 'NEW' | 'PENDING_PAYMENT' | 'PAID' | 'CONFIRMED' | 'ASSEMBLING' | 'SHIPPED' | 'READY_FOR_PICKUP' | 'DELIVERED' | 'CANCELLED' | 'EXPIRED' | 'RETURNED';
  payment_state: 'NONE' | 'PENDING' | 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'FAILED';
  payment_method: string;
  language: 'uz' | 'uz-Cyrl' | 'ru' | 'en';
  contact_name: string | null;
  contact_phone: string | null;
  contact_email: string | null;
  fulfillment_kind: 'DELIVERY' | 'PICKUP';
  store_id: number | null;
  address: Json | null;
  comment: string | null;
  goods_total_som: number;
  delivery_cost_som: number;
  total_som: number;
  promised_from: Day;
  promised_to: Day;
  created_at: Generated<Instant>;
  user_id: number | null;
  phone_verified_at: Instant | null;
  options_total_som: Generated<number>;
  discount_total_som: Generated<number>;
  promo_code: string | null;
  handover_code: Buffer | null;
  handover_tries: Generated<number>;
  confirm_by: Instant | null;
  network: Buffer | null;
  channel: Generated<'SITE' | 'COUNTER' | 'PHONE'>;
  staff_id: number | null;
  manual_discount_som: Generated<number>;
  manual_discount_reason: string | null;
  courier: string | null;
  track_number: string | null;
  tags: Generated<string[]>;
  return_days: Generated<number>;
  pickup_hours: Generated<number>;
  reservation_minutes: number | null;
  online_limit_som: Generated<number>;
}

export interface PagesTable {
  slug: string;
  title: LocalizedText;
  description: LocalizedText;
  body: Json;
  updated_at: Generated<Instant>;
  page_state: Generated<'DRAFT' | 'PUBLISHED'>;
  version: Generated<number>;
  listed_in: 'HELP' | 'ABOUT' | null;
}

export interface ParamValuesTable {
  param_id: number;
  code: string;
  name: LocalizedText;
  position: number;
  version: Generated<number>;
}

export interface ParamsTable {
  id: number;
  code: string;
  name: LocalizedText;
  type: 'number' | 'text' | 'choice';
  unit: string | null;
  filterable: Generated<boolean>;
  position: number;
  version: Generated<number>;
}

export interface PaymentDiscrepanciesTable {
  payment_id: number;
  noted_at: Instant;
  outcome: 'STANDS' | 'RETURNED' | 'MANUAL' | null;
  decided_at: Instant | null;
}

export interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  provider: string;
  payment_state: 'PENDING' | 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED';
  amount_som: number;
  failure: 'DECLINED' | 'TIMED_OUT' | 'CANCELLED' | null;
  created_at: Generated<Instant>;
  settled_at: Instant | null;
  transaction_id: string | null;
  started_at: Instant | null;
  opened_at: Instant | null;
  ended_at: Instant | null;
  refunded_som: Generated<number>;
  facts: Generated<Json>;
  manual_refund_som: Generated<number>;
  tender: Generated<number>;
  given_som: number | null;
}

export interface PieceCostsTable {
  item_id: number;
  cost_som: number;
  supplier: string | null;
  invoice: string | null;
}

export interface PieceMovementsTable {
  id: Generated<number>;
  item_id: number;
  at: Instant;
  kind: 'RECEIVED' | 'WITHDRAWN' | 'ON_SALE' | 'REPAIR_OUT' | 'REPAIR_BACK' | 'SENT' | 'ARRIVED' | 'MISSING' | 'FOUND' | 'LOST' | 'WRITTEN_OFF' | 'SET_ASIDE' | 'ASIDE_ENDED';
  from_store_id: number | null;
  to_store_id: number | null;
  staff_id: number;
  document: string | null;
  reason: string | null;
}

export interface PieceWatchesTable {
  item_id: number;
  staff_id: number;
  at: Instant;
}

export interface PreciousMetalsTable {
  code: string;
  name: LocalizedText;
  probes: number[];
  care: LocalizedText | null;
  position: number;
  version: Generated<number>;
  is_hidden: Generated<boolean>;
}

export interface PriceFormulasTable {
  id: Generated<number>;
  params: Json;
  valid_from: Instant;
  applied_at: Instant | null;
  created_by: string;
  created_at: Generated<Instant>;
  set_by: number | null;
  approval_id: number | null;
}

export interface PriceHistoryTable {
  id: Generated<number>;
  item_id: number;
  at: Generated<Instant>;
  why: string;
  from_b2c_som: number | null;
  to_b2c_som: number | null;
  from_old_b2c_som: number | null;
  to_old_b2c_som: number | null;
  from_b2b_som: number | null;
  to_b2b_som: number | null;
  formula_id: number | null;
  entry_id: number | null;
}

export interface PrivacyRequestsTable {
  id: Generated<number>;
  user_id: number;
  kind: 'EXPORT' | 'ERASE';
  basis: string;
  requested_on: Day;
  due_on: Day;
  privacy_state: Generated<'WAITING' | 'DONE' | 'REFUSED'>;
  added_by: number;
  done_by: number | null;
  approved_by: number | null;
  done_at: Instant | null;
  outcome: string | null;
  version: Generated<number>;
  created_at: Instant;
}

export interface ProductAttachmentsTable {
  product_id: number;
  attachment_id: number;
  order_number: number;
  is_main: Generated<boolean>;
}

export interface ProductItemsTable {
  id: Generated<number>;
  product_id: number;
  serial_number: string;
  product_item_state: Generated<'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN'>;
  price_b2c_som: number | null;
  price_b2b_som: number | null;
  old_price_b2c_som: number | null;
  probe: number | null;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  weight_mg: number;
  width_hundredths_mm: number | null;
  height_hundredths_mm: number | null;
  thickness_hundredths_mm: number | null;
  resizable: Generated<'none' | '0.5' | '1' | '2'>;
  engravable: Generated<boolean>;
  makers_mark: string | null;
  hallmark_kind: Generated<'state' | 'maker' | null>;
  store_id: number | null;
  arrives_on: Day | null;
  received_on: Day;
  ikpu: string | null;
  package_code: string | null;
  price_source: Generated<'FORMULA' | 'FIXED'>;
  promotion_id: number | null;
  kind: Generated<'jewel' | 'loose-stone'>;
  withdrawn_because: 'RETURN_CHECK' | 'REPAIR' | 'AUDIT' | 'LOST' | 'WRITTEN_OFF' | 'SHOWCASE' | 'OTHER' | null;
  version: Generated<number>;
  tags: Generated<string[]>;
}

export interface ProductLastChangesTable {
  product_id: number;
  changed_at: Instant;
}

export interface ProductOldSlugsTable {
  slug: string;
  product_id: number;
}

export interface ProductsTable {
  id: Generated<number>;
  artikul: string;
  product_state: Generated<'DRAFT' | 'ACTIVE' | 'ARCHIVED'>;
  category_id: number;
  name: LocalizedText;
  description: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  is_diamond: Generated<boolean>;
  metal: string | null;
  gender: 'women' | 'men' | 'unisex' | 'kids' | null;
  occasions: Generated<string[]>;
  sale_reason: LocalizedText | null;
  popularity: Generated<number>;
  created_at: Generated<Instant>;
  make: 'A' | 'B' | 'C' | 'D' | null;
  markdown_percent: number | null;
  kind: Generated<'jewel' | 'loose-stone'>;
  measured_popularity: Generated<number>;
  styles: Generated<string[]>;
  version: Generated<number>;
  updated_at: Generated<Instant>;
  seo_title: LocalizedText | null;
  seo_description: LocalizedText | null;
  publish_at: Instant | null;
  archive_at: Instant | null;
  ikpu: string | null;
  package_code: string | null;
}

export interface PromoCodeUsesTable {
  order_id: number;
  promo_code_id: number;
  used_at: Instant;
  freed_at: Instant | null;
}

export interface PromoCodesTable {
  id: Generated<number>;
  code: string;
  percent: number | null;
  amount_som: number | null;
  stacks: Generated<boolean>;
  min_goods_som: Generated<number>;
  begins_at: Instant;
  ends_at: Instant | null;
  max_uses: number | null;
  max_uses_per_shopper: number | null;
  uses: Generated<number>;
  set_by: number | null;
  approval_id: number | null;
  version: Generated<number>;
  discounts_som: Generated<number>;
}

export interface PromotionsTable {
  id: Generated<number>;
  name: LocalizedText;
  percent: number | null;
  amount_som: number | null;
  stacks: Generated<boolean>;
  begins_at: Instant;
  ends_at: Instant | null;
  promotion_state: Generated<'PLANNED' | 'RUNNING' | 'OVER'>;
  set_by: number | null;
  approval_id: number | null;
  version: Generated<number>;
}

export interface ReceiptsTable {
  id: Generated<number>;
  payment_id: number;
  refund_id: number | null;
  url: string | null;
  receipt_number: string | null;
  terminal: string | null;
  fiscal_sign: string | null;
  issued_at: Instant | null;
  status_code: number | null;
  message: string | null;
  noted_at: Instant;
}

export interface ReductionTargetsTable {
  promotion_id: number | null;
  promo_code_id: number | null;
  product_id: number | null;
  category_id: number | null;
  collection_id: number | null;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  created_at: Generated<Instant>;
  used_at: Instant | null;
}

export interface RefundLinesTable {
  order_line_id: number;
  refund_id: number;
  amount_som: number;
  tender: Generated<number>;
}

export interface RefundsTable {
  id: Generated<number>;
  payment_id: number;
  amount_som: number;
  refund_state: Generated<'REQUESTED' | 'DONE'>;
  created_at: Generated<Instant>;
  done_at: Instant | null;
  is_manual: Generated<boolean>;
  delivery_som: Generated<number>;
  goodwill_som: Generated<number>;
  paper_number: string | null;
  reason: string | null;
  approval_id: number | null;
}

export interface RegionsTable {
  id: string;
  soato: string;
  name: LocalizedText;
  position: number;
}

export interface RepairsTable {
  id: Generated<number>;
  item_id: number;
  workshop: string;
  task: string;
  due_on: Day | null;
  sent_by: number;
  sent_at: Instant;
  back_by: number | null;
  back_at: Instant | null;
  cost_som: number | null;
  new_weight_mg: number | null;
}

export interface ReportColumnsTable {
  id: Generated<number>;
  provider: 'PAYME' | 'CLICK' | 'UZUM';
  name: 'transaction' | 'order' | 'amount' | 'commission' | 'paidAt' | 'state' | 'returnedAt';
  title: string;
  in_tiyin: Generated<boolean>;
  changed_by: number;
  changed_at: Instant;
}

export interface RepricingTable {
  item_id: number;
  why: 'RATE' | 'FORMULA' | 'PROMOTION' | 'HAND';
  requested_at: Generated<Instant>;
}

export interface ReviewEventsTable {
  id: Generated<number>;
  review_id: number;
  at: Instant;
  actor: 'AUTHOR' | 'STAFF';
  from_state: string | null;
  to_state: string;
  reason: string | null;
}

export interface ReviewsTable {
  id: Generated<number>;
  order_line_id: number;
  product_id: number;
  rating: number;
  body: string;
  fit: 'SMALL' | 'TRUE' | 'LARGE' | null;
  author_name: string | null;
  language: 'uz' | 'ru' | 'en';
  review_state: Generated<'PENDING' | 'PUBLISHED' | 'REJECTED'>;
  rejection_reason: string | null;
  revision: Generated<number>;
  answer: string | null;
  answered_at: Instant | null;
  created_at: Instant;
  written_at: Instant;
  version: Generated<number>;
}

export interface SaleEventsTable {
  source: string;
  name: 'purchase' | 'zr_order_cancel' | 'refund';
  order_id: number;
  at: Instant;
  day: Day;
  session_id: string | null;
  client_type: 'b2c' | 'b2b';
  value_som: number;
  shipping_som: number;
  tax_som: Generated<number>;
  coupon: string | null;
  items: Json;
}

export interface SavedViewsTable {
  id: Generated<number>;
  staff_id: number;
  list: 'orders' | 'pieces' | 'models' | 'customers' | 'businesses' | 'reviews' | 'calls' | 'visits' | 'waits' | 'certificates' | 'transfers' | 'stocktakes' | 'payments' | 'refunds' | 'discrepancies' | 'receipts' | 'promotions' | 'codes' | 'approvals' | 'imports' | 'audit' | 'staff' | 'jobs' | 'messages' | 'privacy' | 'wordings' | 'pages' | 'moments' | 'banners' | 'stores' | 'collections' | 'categories' | 'params' | 'words';
  name: string;
  query: string;
  is_shared: Generated<boolean>;
  default_for: Generated<string[]>;
  version: Generated<number>;
  created_at: Instant;
}

export interface SearchPinsTable {
  query: string;
  product_id: number;
  position: number;
  version: Generated<number>;
}

export interface SearchSynonymsTable {
  id: Generated<number>;
  words: string;
  meaning: string;
  is_active: Generated<boolean>;
  version: Generated<number>;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: number;
  device: string;
  created_at: Generated<Instant>;
  seen_at: Generated<Instant>;
  expires_at: Instant;
  ended_at: Instant | null;
  ended_because: 'LOGOUT' | 'LOGOUT_EVERYWHERE' | 'TOKEN_REUSED' | 'PASSWORD_CHANGED' | 'USER_DELETED' | 'REPLACED' | null;
  proven_at: Instant | null;
}

export interface SetAsidesTable {
  id: Generated<number>;
  item_id: number;
  staff_id: number;
  person: string;
  created_at: Instant;
  until: Instant;
  visit_id: number | null;
}

export interface SettlementChecksTable {
  id: Generated<number>;
  provider: string;
  kind: 'PAYMENT' | 'REFUND';
  transaction_id: string;
  difference_som: number;
  note: string;
  checked_by: number;
  checked_at: Instant;
}

export interface SettlementDifferencesTable {
  provider: string;
  day: Day;
  lines: number;
  found_at: Instant;
}

export interface SettlementReportsTable {
  id: Generated<number>;
  provider: string;
  from_day: Day;
  to_day: Day;
  file_name: string;
  content_hash: Buffer;
  movements: number;
  uploaded_by: number;
  uploaded_at: Instant;
}

export interface SettlementRowsTable {
  report_id: number;
  nth: number;
  line: number;
  provider: string;
  kind: 'PAYMENT' | 'REFUND';
  transaction_id: string;
  order_number: string | null;
  amount_som: number;
  commission_som: number | null;
  at: Instant;
  day: Day;
}

export interface ShopSettingsTable {
  name: string;
  value: Json;
  version: Generated<number>;
}

export interface StaffTable {
  id: Generated<number>;
  email: string;
  name: string;
  role: 'OWNER' | 'MANAGER' | 'CONTENT' | 'SUPPORT' | 'WAREHOUSE' | 'SELLER' | 'ACCOUNTANT';
  language: Generated<'uz' | 'ru' | 'en'>;
  staff_state: Generated<'INVITED' | 'ACTIVE' | 'SUSPENDED'>;
  password_hash: string | null;
  version: Generated<number>;
  created_at: Generated<Instant>;
  seen_at: Instant | null;
}

export interface StaffChallengesTable {
  session_hash: Buffer;
  purpose: 'REGISTER' | 'AUTHENTICATE';
  challenge: string;
  expires_at: Instant;
}

export interface StaffDevicesTable {
  id: Generated<number>;
  staff_id: number;
  device: string;
  ip: string;
  at: Instant;
}

export interface StaffFactorsTable {
  id: Generated<number>;
  staff_id: number;
  kind: string;
  secret_sealed: Buffer | null;
  confirmed_at: Instant | null;
  last_step: Generated<number>;
  created_at: Generated<Instant>;
  name: string | null;
  credential_id: Buffer | null;
  public_key: Buffer | null;
  sign_count: Generated<number>;
  used_at: Instant | null;
}

export interface StaffFeedTable {
  id: Generated<number>;
  transaction_id: Generated<string>;
  at: Generated<Instant>;
  kind: 'order' | 'request' | 'piece' | 'transfer' | 'approval' | 'job' | 'message' | 'note' | 'watched';
  record_id: string;
  version: number | null;
  store_id: number | null;
  permission: string | null;
  staff_id: number | null;
}

export interface StaffJobFilesTable {
  job_id: string;
  name: string;
  bytes: Buffer;
  rows: number;
  expires_at: Instant;
}

export interface StaffJobRecordsTable {
  job_id: string;
  record_id: number;
  record_name: string;
  result: 'CHANGED' | 'REFUSED';
  code: string | null;
  before: Json | null;
  after: Json | null;
  version: number | null;
  entry_id: number | null;
}

export interface StaffJobsTable {
  id: Generated<string>;
  number: Generated<number>;
  kind: string;
  job_state: Generated<'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED'>;
  requested_by: number;
  requested_at: Instant;
  payload: Json;
  total: number;
  done: Generated<number>;
  report: Json;
  cancel_at: Instant | null;
  started_at: Instant | null;
  beat_at: Instant | null;
  ended_at: Instant | null;
  tries: Generated<number>;
  undo_of: string | null;
}

export interface StaffLinksTable {
  token_hash: Buffer;
  staff_id: number;
  purpose: 'INVITATION' | 'DEMO';
  expires_at: Instant;
  used_at: Instant | null;
}

export interface StaffMessagesTable {
  id: Generated<number>;
  order_id: number | null;
  user_id: number | null;
  staff_id: number;
  channel: 'SMS' | 'EMAIL';
  template: string | null;
  subject: string | null;
  body: string | null;
  message_state: Generated<'WAITING' | 'SENT' | 'DROPPED'>;
  dropped_because: 'NO_GATEWAY' | 'REFUSED' | 'NO_CONTACT' | null;
  created_at: Instant;
  settled_at: Instant | null;
  list_place: ColumnType<number | null, never, never>;
  phone: string | null;
  certificate_id: string | null;
}

export interface StaffNotesTable {
  id: Generated<number>;
  resource: 'order' | 'piece' | 'collection' | 'category' | 'param' | 'model' | 'customer' | 'transfer' | 'stocktake' | 'certificate' | 'store' | 'page' | 'moment' | 'banner' | 'wording' | 'promotion' | 'promo-code';
  record_id: string;
  body: string;
  mentions: Generated<number[]>;
  staff_id: number;
  created_at: Instant;
  removed_at: Instant | null;
}

export interface StaffPresenceTable {
  resource: 'order' | 'piece' | 'collection' | 'category' | 'param' | 'model' | 'customer' | 'transfer' | 'stocktake' | 'certificate' | 'store' | 'page' | 'moment' | 'banner' | 'wording' | 'promotion' | 'promo-code';
  record_id: string;
  staff_id: number;
  mode: 'LOOK' | 'EDIT';
  since: Instant;
  seen_at: Instant;
  tab: Generated<string>;
}

export interface StaffRecoveryCodesTable {
  staff_id: number;
  code_hash: Buffer;
  used_at: Instant | null;
}

export interface StaffSessionsTable {
  id_hash: Buffer;
  staff_id: number;
  created_at: Instant;
  seen_at: Instant;
  ends_at: Instant;
  factor_at: Instant | null;
  stepped_up_at: Instant | null;
  device: string;
  ip: string;
  ended_at: Instant | null;
}

export interface StaffStoresTable {
  staff_id: number;
  store_id: number;
}

export interface StockAlertsTable {
  id: Generated<number>;
  alert_state: Generated<'WAITING' | 'DUE' | 'TOLD' | 'ENDED'>;
  product_id: number;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  phone: string | null;
  email: string | null;
  language: 'uz' | 'uz-Cyrl' | 'ru' | 'en';
  user_id: number | null;
  created_at: Instant;
  moved_at: Instant;
  claimed_until: Instant | null;
  requester: Buffer | null;
}

export interface StocktakeDecisionsTable {
  id: Generated<number>;
  stocktake_id: number;
  text: string;
  item_id: number | null;
  difference: 'MISSING' | 'ELSEWHERE' | 'SOLD' | 'UNKNOWN' | 'WEIGHT';
  weight_mg: number | null;
  decision: 'RECOUNT' | 'AUDIT' | 'LOST' | 'TAKE_HERE' | 'SEND_BACK' | null;
  reason: string | null;
  decided_by: number | null;
  decided_at: Instant | null;
}

export interface StocktakeExpectedTable {
  stocktake_id: number;
  item_id: number;
}

export interface StocktakeScansTable {
  id: string;
  stocktake_id: number;
  text: string;
  item_id: number | null;
  staff_id: number;
  at: Instant;
  weight_mg: number | null;
}

export interface StocktakesTable {
  id: Generated<number>;
  store_id: number | null;
  category_ids: number[] | null;
  stocktake_state: Generated<'OPEN' | 'COUNTED' | 'CLOSED'>;
  started_by: number;
  started_at: Instant;
  counted_at: Instant | null;
  closed_by: number | null;
  closed_at: Instant | null;
  expected: number | null;
  found: number | null;
  version: Generated<number>;
  paused_at: Instant | null;
  paused_by: number | null;
}

export interface StoneKindsTable {
  kind: string;
  name: LocalizedText;
  position: number;
  care: LocalizedText | null;
  version: Generated<number>;
  is_hidden: Generated<boolean>;
}

export interface StoneShapesTable {
  code: string;
  name: LocalizedText;
  position: number;
  version: Generated<number>;
  is_hidden: Generated<boolean>;
}

export interface StonesTable {
  id: Generated<number>;
  item_id: number;
  kind: string;
  origin: 'natural' | 'lab-grown' | 'simulant';
  shape: string;
  count: number;
  carat_thousandths: number | null;
  size_hundredths_mm: number | null;
  color: string | null;
  clarity: string | null;
  cut: string | null;
  treatment: string | null;
  is_main: Generated<boolean>;
  position: Generated<number>;
  depth_tenths_percent: number | null;
  table_tenths_percent: number | null;
  length_hundredths_mm: number | null;
  width_hundredths_mm: number | null;
  depth_hundredths_mm: number | null;
  polish: string | null;
  symmetry: string | null;
  fluorescence: string | null;
}

export interface StoresTable {
  id: Generated<number>;
  slug: string;
  name: LocalizedText;
  address: LocalizedText;
  phone: string;
  latitude: number;
  longitude: number;
  hours: Json;
  exceptions: Generated<Json>;
  services: Generated<string[]>;
  photo_id: number | null;
  region_id: string;
  position: number;
  city: LocalizedText | null;
  directions: LocalizedText | null;
  visits_per_hour: Generated<number>;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  closed_at: Instant | null;
}

export interface StylesTable {
  code: string;
  name: LocalizedText;
  position: number;
  version: Generated<number>;
  is_hidden: Generated<boolean>;
}

export interface TransferPiecesTable {
  transfer_id: number;
  item_id: number;
  sent_by: number;
  received_by: number | null;
  received_at: Instant | null;
  missing_at: Instant | null;
}

export interface TransferRequestsTable {
  item_id: number;
  to_store_id: number;
  staff_id: number;
  visit_id: number | null;
  at: Instant;
}

export interface TransfersTable {
  id: Generated<number>;
  from_store_id: number | null;
  to_store_id: number | null;
  transfer_state: 'SENT' | 'ARRIVED' | 'CLOSED';
  arrives_on: Day;
  sent_by: number;
  sent_at: Instant;
  closed_at: Instant | null;
  reason: string | null;
}

export interface UsersTable {
  id: Generated<number>;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  birth_date: Day | null;
  gender: 'FEMALE' | 'MALE' | null;
  language: 'uz' | 'uz-Cyrl' | 'ru' | 'en';
  price_type: Generated<'B2C' | 'B2B'>;
  created_at: Generated<Instant>;
  deleted_at: Instant | null;
  version: Generated<number>;
}

export interface VatRatesTable {
  product_id: number | null;
  effective_on: Day;
  percent: number;
}

export interface VisitPiecesTable {
  visit_id: number;
  item_id: number;
  position: number;
}

export interface VisitsTable {
  id: Generated<number>;
  visit_state: Generated<'NEW' | 'CONFIRMED' | 'KEPT' | 'MISSED' | 'CANCELLED'>;
  store_id: number;
  starts_at: Instant;
  place: number;
  name: string;
  phone: string;
  comment: Generated<string>;
  language: 'uz' | 'uz-Cyrl' | 'ru' | 'en';
  user_id: number | null;
  created_at: Instant;
  moved_at: Instant;
  notified_at: Instant | null;
  claimed_until: Instant | null;
  requester: Buffer | null;
  network: Buffer | null;
  version: Generated<number>;
  rescheduled_at: Instant | null;
}

export interface WebhookAttemptsTable {
  id: Generated<number>;
  delivery_id: number;
  at: Instant;
  status: number | null;
  fault: string | null;
  ms: number;
  answer: Generated<string>;
}

export interface WebhookDeliveriesTable {
  id: Generated<number>;
  message_id: string;
  endpoint_id: number;
  delivery_state: Generated<'WAITING' | 'DONE' | 'FAILED'>;
  attempts: Generated<number>;
  next_at: Instant | null;
  claimed_until: Instant | null;
  created_at: Instant;
}

export interface WebhookEndpointsTable {
  id: Generated<number>;
  name: string;
  url: string;
  events: string[];
  has_contacts: Generated<boolean>;
  secret_sealed: Buffer;
  old_secret_sealed: Buffer | null;
  old_secret_until: Instant | null;
  endpoint_state: Generated<'ACTIVE' | 'OFF'>;
  off_because: 'STAFF' | 'GONE' | 'FAILING' | null;
  failing_since: Instant | null;
  created_by: number;
  created_at: Instant;
  version: Generated<number>;
}

export interface WebhookMessagesTable {
  id: Generated<string>;
  event: string;
  at: Instant;
  data: Json;
}

export interface WordingsTable {
  key: string;
  text_uz: string | null;
  text_ru: string | null;
  text_en: string | null;
  version: Generated<number>;
}

export interface DB {
  addresses: AddressesTable;
  api_keys: ApiKeysTable;
  approvals: ApprovalsTable;
  attachments: AttachmentsTable;
  audit_blocks: AuditBlocksTable;
  audit_changes: AuditChangesTable;
  audit_entries: AuditEntriesTable;
  audit_sealed: AuditSealedTable;
  audit_verifications: AuditVerificationsTable;
  banner_pictures: BannerPicturesTable;
  banners: BannersTable;
  bulk_selections: BulkSelectionsTable;
  businesses: BusinessesTable;
  calendar_days: CalendarDaysTable;
  callbacks: CallbacksTable;
  cards: CardsTable;
  cart_lines: CartLinesTable;
  carts: CartsTable;
  cash_days: CashDaysTable;
  cash_movements: CashMovementsTable;
  catalog_changes: CatalogChangesTable;
  categories: CategoriesTable;
  certificate_misses: CertificateMissesTable;
  certificates: CertificatesTable;
  code_challenges: CodeChallengesTable;
  collection_pictures: CollectionPicturesTable;
  collection_products: CollectionProductsTable;
  collections: CollectionsTable;
  consents: ConsentsTable;
  content_drafts: ContentDraftsTable;
  content_versions: ContentVersionsTable;
  counter_sales: CounterSalesTable;
  customer_totals: CustomerTotalsTable;
  delivery_tariffs: DeliveryTariffsTable;
  delivery_zones: DeliveryZonesTable;
  districts: DistrictsTable;
  favorites: FavoritesTable;
  gold_intakes: GoldIntakesTable;
  gold_rates: GoldRatesTable;
  hold_items: HoldItemsTable;
  hold_starts: HoldStartsTable;
  hold_subjects: HoldSubjectsTable;
  holds: HoldsTable;
  idempotency_keys: IdempotencyKeysTable;
  import_files: ImportFilesTable;
  import_mappings: ImportMappingsTable;
  import_previews: ImportPreviewsTable;
  import_problems: ImportProblemsTable;
  import_runs: ImportRunsTable;
  imports: ImportsTable;
  item_attachments: ItemAttachmentsTable;
  item_params: ItemParamsTable;
  ledger_entries: LedgerEntriesTable;
  limit_events: LimitEventsTable;
  measured_events: MeasuredEventsTable;
  measured_networks: MeasuredNetworksTable;
  measured_orders: MeasuredOrdersTable;
  metal_rates: MetalRatesTable;
  metals: MetalsTable;
  model_figures: ModelFiguresTable;
  moment_products: MomentProductsTable;
  moments: MomentsTable;
  muted_contacts: MutedContactsTable;
  occasions: OccasionsTable;
  old_slugs: OldSlugsTable;
  one_time_codes: OneTimeCodesTable;
  order_events: OrderEventsTable;
  order_lines: OrderLinesTable;
  order_messages: OrderMessagesTable;
  orders: OrdersTable;
  pages: PagesTable;
  param_values: ParamValuesTable;
  params: ParamsTable;
  payment_discrepancies: PaymentDiscrepanciesTable;
  payments: PaymentsTable;
  piece_costs: PieceCostsTable;
  piece_movements: PieceMovementsTable;
  piece_watches: PieceWatchesTable;
  precious_metals: PreciousMetalsTable;
  price_formulas: PriceFormulasTable;
  price_history: PriceHistoryTable;
  privacy_requests: PrivacyRequestsTable;
  product_attachments: ProductAttachmentsTable;
  product_items: ProductItemsTable;
  product_last_changes: ProductLastChangesTable;
  product_old_slugs: ProductOldSlugsTable;
  products: ProductsTable;
  promo_code_uses: PromoCodeUsesTable;
  promo_codes: PromoCodesTable;
  promotions: PromotionsTable;
  receipts: ReceiptsTable;
  reduction_targets: ReductionTargetsTable;
  refresh_tokens: RefreshTokensTable;
  refund_lines: RefundLinesTable;
  refunds: RefundsTable;
  regions: RegionsTable;
  repairs: RepairsTable;
  report_columns: ReportColumnsTable;
  repricing: RepricingTable;
  review_events: ReviewEventsTable;
  reviews: ReviewsTable;
  sale_events: SaleEventsTable;
  saved_views: SavedViewsTable;
  search_pins: SearchPinsTable;
  search_synonyms: SearchSynonymsTable;
  sessions: SessionsTable;
  set_asides: SetAsidesTable;
  settlement_checks: SettlementChecksTable;
  settlement_differences: SettlementDifferencesTable;
  settlement_reports: SettlementReportsTable;
  settlement_rows: SettlementRowsTable;
  shop_settings: ShopSettingsTable;
  staff: StaffTable;
  staff_challenges: StaffChallengesTable;
  staff_devices: StaffDevicesTable;
  staff_factors: StaffFactorsTable;
  staff_feed: StaffFeedTable;
  staff_job_files: StaffJobFilesTable;
  staff_job_records: StaffJobRecordsTable;
  staff_jobs: StaffJobsTable;
  staff_links: StaffLinksTable;
  staff_messages: StaffMessagesTable;
  staff_notes: StaffNotesTable;
  staff_presence: StaffPresenceTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  staff_sessions: StaffSessionsTable;
  staff_stores: StaffStoresTable;
  stock_alerts: StockAlertsTable;
  stocktake_decisions: StocktakeDecisionsTable;
  stocktake_expected: StocktakeExpectedTable;
  stocktake_scans: StocktakeScansTable;
  stocktakes: StocktakesTable;
  stone_kinds: StoneKindsTable;
  stone_shapes: StoneShapesTable;
  stones: StonesTable;
  stores: StoresTable;
  styles: StylesTable;
  transfer_pieces: TransferPiecesTable;
  transfer_requests: TransferRequestsTable;
  transfers: TransfersTable;
  users: UsersTable;
  vat_rates: VatRatesTable;
  visit_pieces: VisitPiecesTable;
  visits: VisitsTable;
  webhook_attempts: WebhookAttemptsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_messages: WebhookMessagesTable;
  wordings: WordingsTable;
}
