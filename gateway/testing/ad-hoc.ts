import { setTracing } from '@gym/graphql-api';

export interface AdHocWatch {
  /** Runs requests and returns whether one of them was executed as an ad hoc request. */
  classOf(requests: () => Promise<unknown>): Promise<'ad hoc' | 'interactive'>;
  end(): void;
}

/** Watches the operations that this process executes, by what their spans say. */
export function watchAdHoc(): AdHocWatch {
  let adHoc = 0;
  setTracing({
    span(_name, _kind, attributes, work) {
      if (attributes['gym.ad_hoc'] === true) adHoc++;
      return work({ set() {} });
    },
    startRequest: () => untraced,
    startJob: () => untraced,
  });
  return {
    async classOf(requests) {
      const before = adHoc;
      await requests();
      return adHoc > before ? 'ad hoc' : 'interactive';
    },
    end: () => setTracing(undefined),
  };
}

const untraced = { run: <T>(work: () => T) => work(), end() {} };
