import { useEffect, useState } from 'react';
import type { StaffJob } from '#contract/admin/job.ts';
import { callApi } from '../api.ts';

const everyMs = 700;

/** The present state of a job, polled until it has ended. */
export function useJob(id: string, known: StaffJob | null = null) {
  const [job, setJob] = useState<StaffJob | null>(known);
  const [error, setError] = useState<unknown>(null);
  const current = job?.id === id ? job : null;
  useEffect(() => {
    let isLeft = false;
    let timer: number | undefined;
    const read = async () => {
      try {
        const next = await callApi('GET /api/admin/v1/jobs/:id', { params: { id } });
        if (isLeft) return;
        setError(null);
        setJob(next);
        if (next.endedAt === null) timer = setTimeout(() => void read(), everyMs);
      } catch (failure) {
        if (!isLeft) setError(failure);
      }
    };
    void read();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id]);
  return { job: current, error };
}
