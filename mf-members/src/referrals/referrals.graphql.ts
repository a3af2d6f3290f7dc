import { graphql } from '@gym/hub-kit/graphql';

export const referralsDocument = graphql(`
  query Referrals($sort: [ReferralSort!], $page: PageInput, $search: String, $filter: ReferralFilter) {
    page: referrals(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        referrerCategory
        referredName
        referredPhone
        status
        rewardStatus
        rewardAmount
        memberReferrer {
          id
          name
        }
        trainerReferrer {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const referralDocument = graphql(`
  query Referral($id: ID!) {
    record: referral(id: $id) {
      id
      version
      referrerCategory
      referrerId
      referredName
      referredEmail
      referredPhone
      status
      joinDate
      rewardStatus
      rewardAmount
      notes
    }
  }
`);

export const createReferralDocument = graphql(`
  mutation CreateReferral($input: ReferralInput!) {
    record: createReferral(input: $input) {
      id
    }
  }
`);

export const updateReferralDocument = graphql(`
  mutation UpdateReferral($id: ID!, $patch: ReferralPatch!, $version: Int) {
    record: updateReferral(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteReferralDocument = graphql(`
  mutation DeleteReferral($id: ID!) {
    id: deleteReferral(id: $id)
  }
`);
