import { z } from "zod";
import { MAX_CONTRIBUTION_CENTS, MAX_FUNDING_CENTS } from "./rules.ts";

const wholeCents = (dollars: number) => Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6;

/** The amount of one contribution in dollars: above 0, at most 10,000, whole cents (rule: money-amounts). */
export const contributionAmountSchema = z
  .number("Enter an amount in dollars.")
  .positive("Enter an amount above $0.")
  .max(MAX_CONTRIBUTION_CENTS / 100, "One contribution can be at most $10,000.")
  .refine(wholeCents, "Enter an amount in dollars and cents.");

/** An activity's goal or total in dollars: 0 or more, whole cents (rule: money-amounts). */
export const fundingAmountSchema = z
  .number("Enter an amount in dollars.")
  .min(0, "The amount can't be below $0.")
  .max(MAX_FUNDING_CENTS / 100, "The amount can be at most $1,000,000.")
  .refine(wholeCents, "Enter an amount in dollars and cents.");
