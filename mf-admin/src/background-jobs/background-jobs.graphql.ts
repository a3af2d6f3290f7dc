import { graphql } from '@gym/hub-kit/graphql';

/** Runs in each part of the screen. */
export const backgroundJobsDocument = graphql(`
  query BackgroundJobs {
    current: jobRuns(states: [RUNNING, RETRYING, WAITING], page: { limit: 50 }) {
      totalCount
      items {
        id
        name
        title
        state
        attempt
        attempts
        startsAt
        startedAt
        progress
        progressText
        error
      }
    }
    failed: jobRuns(states: [FAILED], page: { limit: 50 }) {
      totalCount
      items {
        id
        title
        attempts
        endedAt
        error
      }
    }
    ended: jobRuns(states: [COMPLETED, CANCELLED], page: { limit: 25 }) {
      totalCount
      items {
        id
        title
        state
        startedAt
        endedAt
        counts {
          name
          count
        }
      }
    }
    scheduled: scheduledJobs {
      name
      title
      nextAt
    }
  }
`);

export const runJobDocument = graphql(`
  mutation RunJob($name: String!) {
    run: runJob(name: $name) {
      id
    }
  }
`);

export const retryJobRunDocument = graphql(`
  mutation RetryJobRun($id: ID!) {
    run: retryJobRun(id: $id) {
      id
    }
  }
`);

export const cancelJobRunDocument = graphql(`
  mutation CancelJobRun($id: ID!) {
    run: cancelJobRun(id: $id) {
      id
    }
  }
`);

export const removeJobRunDocument = graphql(`
  mutation RemoveJobRun($id: ID!) {
    id: removeJobRun(id: $id)
  }
`);
