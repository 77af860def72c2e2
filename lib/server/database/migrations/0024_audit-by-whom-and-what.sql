CREATE INDEX "audit_at" ON "audit" USING btree ("at","sequence");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at","sequence");--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit" USING btree ("object","at","sequence");--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action","at","sequence");--> statement-breakpoint
CREATE INDEX "audit_result" ON "audit" USING btree ("result","at","sequence");--> statement-breakpoint
CREATE INDEX "audit_operation" ON "audit" USING btree (("facts"->>'kind'),"at","sequence") WHERE facts->>'kind' is not null;