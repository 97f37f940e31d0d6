DROP INDEX "roll_calls_driver_index";--> statement-breakpoint
DROP INDEX "roll_calls_department_index";--> statement-breakpoint
CREATE INDEX "roll_calls_day_index" ON "roll_calls" USING btree ("work_date","at","id");--> statement-breakpoint
CREATE INDEX "roll_calls_officer_index" ON "roll_calls" USING btree ("created_by","work_date","at","id");--> statement-breakpoint
CREATE INDEX "roll_calls_refused_index" ON "roll_calls" USING btree ("work_date","at","id") WHERE "roll_calls"."result" = 'refused';--> statement-breakpoint
CREATE INDEX "departure_alerts_uncalled_index" ON "departure_alerts" USING btree ("work_date","at","id") WHERE "departure_alerts"."kind" = 'departedWithoutCall';--> statement-breakpoint
CREATE INDEX "roll_calls_driver_index" ON "roll_calls" USING btree ("driver_id","work_date","at","id");--> statement-breakpoint
CREATE INDEX "roll_calls_department_index" ON "roll_calls" USING btree ("department_id","work_date","at","id");