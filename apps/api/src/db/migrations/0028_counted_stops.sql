ALTER TABLE "courses" ADD COLUMN "stop_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "courses" SET "stop_count" = (SELECT count(*) FROM "course_stops" WHERE "course_stops"."course_id" = "courses"."id");
