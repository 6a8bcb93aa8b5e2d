-- Whoever writes a step has read all steps before it and looked the request up among them, and no two can write the
-- same version: so no request is carried out twice.
drop index step_request;
