import { graphql } from '@gym/hub-kit/graphql';

export const membershipPlansDocument = graphql(`
  query MembershipPlans(
    $sort: [MembershipPlanSort!]
    $page: PageInput
    $search: String
    $filter: MembershipPlanFilter
  ) {
    page: membershipPlans(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        planName
        description
        duration
        durationUnit
        price
        validityStart
        validityEnd
        status
      }
      totalCount
    }
  }
`);

export const membershipPlanDocument = graphql(`
  query MembershipPlan($id: ID!) {
    record: membershipPlan(id: $id) {
      id
      version
      planName
      description
      duration
      durationUnit
      price
      billingFrequency
      maxMembers
      status
      validityStart
      validityEnd
      setupFee
      enrollmentFee
      maintenanceFee
      features
      classesIncluded
      ptSessionsIncluded
      guestPasses
      freeTrialDays
      referralBonus
      discountPercent
      earlyBirdDiscount
      familyDiscount
      corporateDiscount
      studentDiscount
      militaryDiscount
      seniorDiscount
      contractRequired
      autoRenewal
      minimumCommitment
      noticePeriod
      cancellationFee
      freezePeriod
      freezeLimit
      accessHours
      peakHoursAccess
      offPeakHoursAccess
      locationsAccess
      equipmentAccess
      facilityAccess
      minAge
      maxAge
      notes
    }
  }
`);

export const createMembershipPlanDocument = graphql(`
  mutation CreateMembershipPlan($input: MembershipPlanInput!) {
    record: createMembershipPlan(input: $input) {
      id
    }
  }
`);

export const updateMembershipPlanDocument = graphql(`
  mutation UpdateMembershipPlan($id: ID!, $patch: MembershipPlanPatch!, $version: Int) {
    record: updateMembershipPlan(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteMembershipPlanDocument = graphql(`
  mutation DeleteMembershipPlan($id: ID!) {
    id: deleteMembershipPlan(id: $id)
  }
`);
