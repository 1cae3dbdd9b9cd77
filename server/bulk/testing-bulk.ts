import type { BulkPreview } from '#contract/admin/bulk.ts';
import type { JobRecord, StaffJob } from '#contract/admin/job.ts';
import type { Sale } from '#server/testing-sale.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';

/** Requests the preview of a bulk action, such as `pieces/bulk/withdraw`. */
export const look = async (browser: StaffBrowser, action: string, body: object): Promise<BulkPreview> =>
  (await browser.post(`${action}/preview`, body)).json();

/** Starts the previewed action; returns the job's id. */
export async function begin(browser: StaffBrowser, action: string, token: string): Promise<string> {
  const answer = await browser.post(action, { token });
  if (answer.statusCode !== 202) throw new Error(answer.body);
  return answer.json<{ jobId: string }>().jobId;
}

export const readJob = async (browser: StaffBrowser, jobId: string): Promise<StaffJob> =>
  (await browser.get(`jobs/${jobId}`)).json();

/** Runs the job to its end, as the worker does, and returns it. */
export async function work(sale: Sale, browser: StaffBrowser, jobId: string): Promise<StaffJob> {
  for (;;) {
    await sale.runTask('run-staff-job', { jobId });
    const job = await readJob(browser, jobId);
    if (job.endedAt !== null) return job;
  }
}

export async function undo(sale: Sale, browser: StaffBrowser, jobId: string): Promise<StaffJob> {
  const answer = await browser.post(`jobs/${jobId}/undo`);
  if (answer.statusCode !== 202) throw new Error(answer.body);
  return work(sale, browser, answer.json<{ jobId: string }>().jobId);
}

export const recordsOf = async (browser: StaffBrowser, jobId: string, query = ''): Promise<JobRecord[]> =>
  (await browser.get(`jobs/${jobId}/records?size=200&${query}`)).json<{ rows: JobRecord[] }>().rows;
