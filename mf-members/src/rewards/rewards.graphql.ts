import { graphql } from '@gym/hub-kit/graphql';

export const rewardsDocument = graphql(`
  query Rewards($sort: [RewardSort!], $page: PageInput, $search: String, $filter: RewardFilter) {
    page: rewards(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        level
        points
        rewardsEarned
        rewardsRedeemed
        expiryDate
        status
        member {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const rewardDocument = graphql(`
  query Reward($id: ID!) {
    record: reward(id: $id) {
      id
      version
      memberId
      points
      level
      rewardsEarned
      rewardsRedeemed
      expiryDate
      status
    }
  }
`);

export const createRewardDocument = graphql(`
  mutation CreateReward($input: RewardInput!) {
    record: createReward(input: $input) {
      id
    }
  }
`);

export const updateRewardDocument = graphql(`
  mutation UpdateReward($id: ID!, $patch: RewardPatch!, $version: Int) {
    record: updateReward(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteRewardDocument = graphql(`
  mutation DeleteReward($id: ID!) {
    id: deleteReward(id: $id)
  }
`);
