import { describe, expect, it } from 'vitest';
import { waitingIn } from './accept-queue.ts';

const list = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000:0BB8 00000000:0000 0A 00000000:00000041 00:00000000 00000000     0        0 1164 1 0000000081f8908a 100 0 0 10 0
   1: 0100007F:0BB9 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1165 1 0000000024aca1b1 100 0 0 10 0
   2: 0100007F:0BB8 0100007F:D3A4 01 00000000:00000300 00:00000000 00000000     0        0 1166 1 0000000024aca1b2 100 0 0 10 0`;

describe('connections in the accept queue', () => {
  it('are counted for a port on which a process listens', () => {
    expect(waitingIn(list, 3000)).toBe(65);
    expect(waitingIn(list, 3001)).toBe(0);
  });

  it('are null if no process listens or the system has no such list', () => {
    expect(waitingIn(list, 443)).toBeNull();
    expect(waitingIn('', 3000)).toBeNull();
  });
});
