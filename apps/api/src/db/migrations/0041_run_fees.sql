ALTER TABLE "allocations" ADD COLUMN "loading_fee_yen" integer;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "unloading_fee_yen" integer;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "waiting_fee_yen" integer;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "surcharge_yen" integer;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "other_fee_yen" integer;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "other_fee_text" text;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "toll_yen" integer;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "tax_kind" text;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "payment_date" date;