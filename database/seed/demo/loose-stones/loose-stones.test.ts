import { describe, expect, it } from 'vitest';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import { demoDatabase } from '../testing-demo.ts';

const { values, count } = demoDatabase();

describe('the certificates of the demo', () => {
  it('are a passport for every piece and a report for every diamond from 0.30 ct', async () => {
    expect(await count(`certificates where laboratory = 'ZARONA'`)).toBe(856);
    const unreported = await count(
      `stones s where s.kind in ('diamond', 'lab-diamond') and s.carat_thousandths >= 300 and not exists (
         select from certificates c where c.item_id = s.item_id and c.certificate_state = 'VALID' and c.report_number like 'DEMO%')`,
    );
    expect(unreported).toBe(0);
    expect(await count(`certificates where laboratory <> 'ZARONA' and report_number not like 'DEMO%'`)).toBe(
      0,
    );
  });

  it('have numbers with check characters, and one number stays unused', async () => {
    const ids = await values<string>('select id as value from certificates');
    for (const id of ids) expect(readCertificateId(id)).toEqual({ ok: true, id });
    expect(ids.filter((id) => id.startsWith('ZC-2026-00010'))).toHaveLength(9);
    expect(ids.some((id) => id.startsWith('ZC-2026-000110'))).toBe(false);
  });

  it('include a replaced report, and a withdrawn passport with its ring', async () => {
    expect(
      await values(
        `select n.certificate_state as value from certificates o join certificates n on n.id = o.replaced_by
         where o.certificate_state = 'REPLACED'`,
      ),
    ).toEqual(['VALID']);
    expect(
      await values(
        `select i.product_item_state as value from certificates c join product_items i on i.id = c.item_id
         where c.certificate_state = 'WITHDRAWN'`,
      ),
    ).toEqual(['WITHDRAWN']);
  });

  it('include the eight sample reports, which describe exactly the stones of their pieces', async () => {
    const differing = await count(
      `certificates c join stones s on s.item_id = c.item_id and s.is_main
       where c.id < 'ZC-2026-000107' and c.laboratory <> 'ZARONA'
         and (c.subject->>'clarity' <> s.clarity or c.subject->>'color' <> s.color
              or (c.subject->>'caratWeight')::numeric * 1000 <> s.carat_thousandths)`,
    );
    expect(differing).toBe(0);
  });
});

describe('the loose stones of the demo', () => {
  it('are 96 in a separate category, each one piece with one stone, without metal, fineness and hallmark', async () => {
    expect(
      await count(`categories c where not exists (
        select from products p where p.category_id = c.id and p.kind = 'jewel')`),
    ).toBe(1);
    expect(
      await count(
        `products p join categories c on c.id = p.category_id and c.slug_en = 'diamonds'
         join product_items i on i.product_id = p.id join stones s on s.item_id = i.id and s.count = 1 and s.is_main
         where p.kind = 'loose-stone' and p.is_diamond and num_nonnulls(p.metal, p.gender, i.probe, i.makers_mark, i.hallmark_kind) = 0`,
      ),
    ).toBe(96);
    expect(await count(`products where kind = 'loose-stone'`)).toBe(96);
  });

  it('have a realistic distribution: every shape, few of the best, from 0.30 to 3 carats, some grown', async () => {
    const spread = async (column: string) =>
      values<string>(
        `select s.${column}::text as value from stones s join product_items i on i.id = s.item_id and i.kind = 'loose-stone' group by 1 order by 1`,
      );
    expect((await spread('shape')).length).toBeGreaterThanOrEqual(9);
    expect((await spread('color')).join('')).toBe('DEFGHIJK');
    expect((await spread('clarity')).length).toBeGreaterThanOrEqual(7);
    expect(await spread('kind')).toEqual(['diamond', 'lab-diamond']);
    const weights = (await spread('carat_thousandths')).map(Number);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...weights)).toBeGreaterThan(2000);
  });

  it('have a report with the same facts, and a weight that equals their carats', async () => {
    const honest = await count(
      `stones s join product_items i on i.id = s.item_id and i.kind = 'loose-stone' and i.weight_mg = round(s.carat_thousandths / 5.0)
       join certificates t on t.item_id = i.id and t.certificate_state = 'VALID' and t.report_number like 'DEMO-%'
         and t.laboratory in ('GIA', 'IGI', 'HRD') and (s.kind = 'diamond' or t.laboratory = 'IGI')
       where (case when i.kind = 'loose-stone' then t.subject->>'caratWeight' end)::numeric * 1000 = s.carat_thousandths and t.subject->>'color' = s.color
         and t.subject->>'clarity' = s.clarity and (t.subject->>'cut') is not distinct from s.cut
         and (s.shape = 'round') = (s.cut is not null)
         and abs(s.depth_hundredths_mm * 1000.0 / s.width_hundredths_mm - s.depth_tenths_percent) < 3`,
    );
    expect(honest).toBe(96);
  });
});
